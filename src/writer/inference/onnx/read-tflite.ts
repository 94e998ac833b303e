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

// Numbers of the TensorFlow Lite schema, for the operations that our detector is made of.
export const TFLITE_OPERATION = {
  add: 0,
  concatenation: 2,
  convolution: 3,
  depthwiseConvolution: 4,
  dequantize: 6,
  logistic: 14,
  maxPool: 17,
  reshape: 22,
  custom: 32,
  resizeNearest: 97,
  quantize: 114,
} as const;

export type TfliteTensor = { shape: number[]; data: Uint8Array; scales: number[] };
export type TfliteStep = { operation: number; inputs: number[]; output: number; options: FlatTable | null };
export type TfliteModel = { tensors: TfliteTensor[]; steps: TfliteStep[]; input: number };

export function readTflite(file: Uint8Array): TfliteModel {
  const model = FlatTable.root(file);
  // Numbers above 127 did not fit the first version of the field, so there are two and the larger one holds.
  const operations = model.tables(1).map((code) => Math.max(code.byte(0), code.int(3)));
  const buffers = model.tables(4);
  const [graph] = model.tables(2);
  if (!graph) throw new Error("The model has no graph.");
  const tensors = graph.tables(0).map((tensor) => ({
    shape: tensor.ints(0),
    data: buffers[tensor.int(2)]?.bytes(0) ?? new Uint8Array(),
    scales: tensor.table(4)?.floats(2) ?? [],
  }));
  const steps = graph.tables(3).map((step) => ({
    operation: operations[step.int(0)] ?? -1,
    inputs: step.ints(1),
    output: step.ints(2)[0] ?? -1,
    options: step.table(4),
  }));
  return { tensors, steps, input: graph.ints(1)[0] ?? -1 };
}
