export type Photo = { bytes: Uint8Array; mediaType: string };
