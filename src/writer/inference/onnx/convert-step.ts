import type { OnnxConstant, OnnxNode } from "./encode-onnx.ts";
import { type FlatTable, TFLITE_OPERATION, type TfliteStep, type TfliteTensor } from "./read-tflite.ts";

export type Network = { name: (tensor: number) => string; tensor: (tensor: number) => TfliteTensor };
export type ConvertedStep = { nodes: OnnxNode[]; constants: OnnxConstant[] };

const SAME_PADDING = 0;
const RELU6 = 3;

// TensorFlow keeps the channels last, ONNX first: every layer is written anew for that.
export function convertStep(network: Network, step: TfliteStep): ConvertedStep {
  const inputs = step.inputs.map((input) => network.name(input));
  const output = network.name(step.output);
  switch (step.operation) {
    case TFLITE_OPERATION.convolution:
    case TFLITE_OPERATION.depthwiseConvolution:
      return convolution(network, step);
    case TFLITE_OPERATION.add:
      return activated({ operation: "Add", inputs, output }, step.options?.byte(0));
    case TFLITE_OPERATION.maxPool: {
      const attributes = windowOf(network, step, [step.options?.int(4) ?? 1, step.options?.int(3) ?? 1]);
      return { nodes: [{ operation: "MaxPool", inputs, output, attributes }], constants: [] };
    }
    case TFLITE_OPERATION.resizeNearest:
      return resize(network, step);
    case TFLITE_OPERATION.reshape:
      return reshape(network, step);
    case TFLITE_OPERATION.concatenation:
      return { nodes: [{ operation: "Concat", inputs, output, attributes: { axis: 1 } }], constants: [] };
    default:
      throw new Error(`The model has an operation that we cannot convert: ${step.operation}.`);
  }
}

function convolution(network: Network, step: TfliteStep): ConvertedStep {
  const isDepthwise = step.operation === TFLITE_OPERATION.depthwiseConvolution;
  const [input = -1, weightsAt = -1, biasAt = -1] = step.inputs;
  const weights = network.tensor(weightsAt);
  const [outer = 0, height = 0, width = 0, inner = 0] = weights.shape;
  const output = network.name(step.output);
  const bias = biasOf(network.tensor(biasAt));
  const constants = [
    {
      name: `${output}w`,
      shape: isDepthwise ? [inner, 1, height, width] : [outer, inner, height, width],
      values: isDepthwise ? depthwiseWeights(weights) : weightsOf(weights),
    },
    { name: `${output}b`, shape: [bias.length], values: bias },
  ];
  const attributes = { ...windowOf(network, step, [height, width]), group: isDepthwise ? inner : 1 };
  const inputs = [network.name(input), `${output}w`, `${output}b`];
  const { nodes, constants: limits } = activated(
    { operation: "Conv", inputs, output, attributes },
    step.options?.byte(isDepthwise ? 4 : 3),
  );
  return { nodes, constants: [...constants, ...limits] };
}

function activated(node: OnnxNode, activation = 0): ConvertedStep {
  if (activation === 0) return { nodes: [node], constants: [] };
  if (activation !== RELU6) throw new Error(`The model has an activation that we cannot convert: ${activation}.`);
  const { output } = node;
  const [open, lowest, highest] = [`${output}open`, `${output}lowest`, `${output}highest`];
  return {
    nodes: [
      { ...node, output: open },
      { operation: "Clip", inputs: [open, lowest, highest], output },
    ],
    constants: [
      { name: lowest, shape: [], values: Float32Array.of(0) },
      { name: highest, shape: [], values: Float32Array.of(6) },
    ],
  };
}

function resize(network: Network, { inputs: [input = -1], output }: TfliteStep): ConvertedStep {
  const [, height = 0, width = 0, channels = 0] = network.tensor(output).shape;
  const name = network.name(output);
  const attributes = { mode: "nearest", coordinate_transformation_mode: "asymmetric", nearest_mode: "floor" };
  return {
    nodes: [{ operation: "Resize", inputs: [network.name(input), "", "", `${name}size`], output: name, attributes }],
    constants: [integers(`${name}size`, [1, channels, height, width])],
  };
}

// The heads list their anchors in the order of channels-last memory, so that order comes back before they are joined.
function reshape(network: Network, { inputs: [input = -1], output }: TfliteStep): ConvertedStep {
  const name = network.name(output);
  const turned = `${name}turned`;
  return {
    nodes: [
      { operation: "Transpose", inputs: [network.name(input)], output: turned, attributes: { perm: [0, 2, 3, 1] } },
      { operation: "Reshape", inputs: [turned, `${name}shape`], output: name },
    ],
    constants: [integers(`${name}shape`, network.tensor(output).shape)],
  };
}

type Window = { kernel_shape: number[]; strides: number[]; pads: number[] };

function windowOf(network: Network, { inputs: [input = -1], options }: TfliteStep, kernel: [number, number]): Window {
  const [, height = 0, width = 0] = network.tensor(input).shape;
  const strides = [options?.int(2) ?? 1, options?.int(1) ?? 1] as const;
  const [top, bottom] = padding(options, { length: height, kernel: kernel[0], stride: strides[0] });
  const [left, right] = padding(options, { length: width, kernel: kernel[1], stride: strides[1] });
  return { kernel_shape: kernel, strides: [...strides], pads: [top, left, bottom, right] };
}

type Axis = { length: number; kernel: number; stride: number };

function padding(options: FlatTable | null, { length, kernel, stride }: Axis): [before: number, after: number] {
  if (options?.byte(0) !== SAME_PADDING) return [0, 0];
  const total = Math.max(0, (Math.ceil(length / stride) - 1) * stride + kernel - length);
  return [Math.floor(total / 2), Math.ceil(total / 2)];
}

function weightsOf({ shape, data, scales }: TfliteTensor): Float32Array {
  const [outer = 0, height = 0, width = 0, inner = 0] = shape;
  const quantized = new Int8Array(data.buffer, data.byteOffset, data.length);
  const area = height * width;
  const values = new Float32Array(quantized.length);
  for (let from = 0, filter = 0; filter < outer; filter++) {
    const scale = scales[filter] ?? scales[0] ?? 1;
    const start = filter * inner * area;
    for (let at = 0; at < area; at++) {
      for (let channel = 0; channel < inner; channel++, from++) {
        values[start + channel * area + at] = (quantized[from] ?? 0) * scale;
      }
    }
  }
  return values;
}

function depthwiseWeights({ shape, data, scales }: TfliteTensor): Float32Array {
  const [, height = 0, width = 0, channels = 0] = shape;
  const quantized = new Int8Array(data.buffer, data.byteOffset, data.length);
  const area = height * width;
  return Float32Array.from(quantized, (_, to) => {
    const channel = Math.floor(to / area);
    return (quantized[(to % area) * channels + channel] ?? 0) * (scales[channel] ?? scales[0] ?? 1);
  });
}

function biasOf({ data, scales }: TfliteTensor): Float32Array {
  const quantized = new Int32Array(data.slice().buffer);
  return Float32Array.from(quantized, (value, index) => value * (scales[index] ?? scales[0] ?? 1));
}

function integers(name: string, values: number[]): OnnxConstant {
  return { name, shape: [values.length], values: BigInt64Array.from(values, BigInt) };
}
