import { FlatTable } from "./flat-table.ts";

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
