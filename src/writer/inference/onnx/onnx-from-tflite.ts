import { type ConvertedStep, convertStep, type Network } from "./convert-step.ts";
import { encodeOnnx } from "./encode-onnx.ts";
import { readTflite, TFLITE_OPERATION, type TfliteModel } from "./read-tflite.ts";

export type ConvertedDetector = {
  model: Buffer;
  inputName: string;
  boxesName: string;
  scoresName: string;
  sidePx: number;
  classes: number;
  anchors: Float32Array;
};

// Steps that only change how numbers are stored. The logistic curve keeps the order of the scores: it is applied
// afterwards, to the few that matter.
const PASSED_OVER = new Set<number>([
  TFLITE_OPERATION.quantize,
  TFLITE_OPERATION.dequantize,
  TFLITE_OPERATION.logistic,
]);

// A quantized TensorFlow Lite detector becomes the same network in floating point for the runtime that also reads
// text, without its last step, the choice of boxes, which is ours.
export function onnxFromTflite(file: Uint8Array): ConvertedDetector {
  const tflite = readTflite(file);
  const network = networkOf(tflite);
  const last = tflite.steps.at(-1);
  const [boxes, scores, anchors] = last?.operation === TFLITE_OPERATION.custom ? last.inputs : [];
  if (boxes === undefined || scores === undefined || anchors === undefined) {
    throw new Error("The model is not a detector that ends in choosing boxes.");
  }
  const parts: ConvertedStep[] = tflite.steps
    .slice(0, -1)
    .filter(({ operation }) => !PASSED_OVER.has(operation))
    .map((step) => convertStep(network, step));
  const sidePx = network.tensor(tflite.input).shape[1] ?? 0;
  const named = (tensor: number) => ({ name: network.name(tensor), shape: network.tensor(tensor).shape });
  const model = encodeOnnx({
    nodes: parts.flatMap(({ nodes }) => nodes),
    constants: parts.flatMap(({ constants }) => constants),
    input: { name: network.name(tflite.input), shape: [1, 3, sidePx, sidePx] },
    outputs: [named(boxes), named(scores)],
  });
  return {
    model,
    inputName: network.name(tflite.input),
    boxesName: network.name(boxes),
    scoresName: network.name(scores),
    sidePx,
    classes: network.tensor(scores).shape[2] ?? 0,
    anchors: new Float32Array(network.tensor(anchors).data.slice().buffer),
  };
}

function networkOf({ tensors, steps }: TfliteModel): Network {
  const sameAs = new Map<number, number>();
  for (const { operation, inputs, output } of steps) {
    if (PASSED_OVER.has(operation) && inputs[0] !== undefined) sameAs.set(output, inputs[0]);
  }
  const name = (tensor: number): string => {
    const same = sameAs.get(tensor);
    return same === undefined ? `t${tensor}` : name(same);
  };
  const tensor = (index: number) => {
    const found = tensors[index];
    if (!found) throw new Error(`The model has no tensor ${index}.`);
    return found;
  };
  return { name, tensor };
}
