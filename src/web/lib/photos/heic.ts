const TYPE = /^image\/hei[cf]/;
const NAME = /\.(heic|heif|hif)$/i;

// What phones produce. Many systems do not know its type, so that the name has to tell.
export function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return TYPE.test(type) || (type === "" && NAME.test(name));
}

export const HEIC_ADVICE =
  "On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPEG. On a Mac, Preview > File > Export does it.";
