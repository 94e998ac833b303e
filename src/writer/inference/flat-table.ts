// Reads one table of a FlatBuffers file, the container that TensorFlow Lite keeps its models in.
export class FlatTable {
  readonly #view: DataView;
  readonly #start: number;
  readonly #fieldOffsets: number;
  readonly #fieldOffsetBytes: number;

  constructor(view: DataView, start: number) {
    this.#view = view;
    this.#start = start;
    this.#fieldOffsets = start - view.getInt32(start, true);
    this.#fieldOffsetBytes = view.getUint16(this.#fieldOffsets, true);
  }

  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new FlatTable(view, view.getUint32(0, true));
  }

  byte(field: number): number {
    const at = this.#at(field);
    return at === 0 ? 0 : this.#view.getInt8(at);
  }

  int(field: number): number {
    const at = this.#at(field);
    return at === 0 ? 0 : this.#view.getInt32(at, true);
  }

  ints(field: number): number[] {
    return this.#elements(field, 4, (at) => this.#view.getInt32(at, true));
  }

  floats(field: number): number[] {
    return this.#elements(field, 4, (at) => this.#view.getFloat32(at, true));
  }

  table(field: number): FlatTable | null {
    const at = this.#at(field);
    return at === 0 ? null : new FlatTable(this.#view, at + this.#view.getUint32(at, true));
  }

  tables(field: number): FlatTable[] {
    return this.#elements(field, 4, (at) => new FlatTable(this.#view, at + this.#view.getUint32(at, true)));
  }

  bytes(field: number): Uint8Array {
    const at = this.#at(field);
    if (at === 0) return new Uint8Array();
    const vector = at + this.#view.getUint32(at, true);
    const length = this.#view.getUint32(vector, true);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + vector + 4, length);
  }

  // Where a field is stored; 0 when it is left out because it has its default.
  #at(field: number): number {
    const entry = 4 + 2 * field;
    if (entry >= this.#fieldOffsetBytes) return 0;
    const offset = this.#view.getUint16(this.#fieldOffsets + entry, true);
    return offset === 0 ? 0 : this.#start + offset;
  }

  #elements<T>(field: number, bytesEach: number, read: (at: number) => T): T[] {
    const at = this.#at(field);
    if (at === 0) return [];
    const vector = at + this.#view.getUint32(at, true);
    const length = this.#view.getUint32(vector, true);
    return Array.from({ length }, (_, index) => read(vector + 4 + bytesEach * index));
  }
}
