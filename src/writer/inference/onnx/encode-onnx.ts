// Writes a computation graph in the ONNX format: protocol buffers, of which we need five messages.
export type OnnxNode = {
  operation: string;
  inputs: string[];
  output: string;
  attributes?: Record<string, number | number[] | string>;
};
export type OnnxConstant = { name: string; shape: number[]; values: Float32Array | BigInt64Array };
export type OnnxValue = { name: string; shape: number[] };
export type OnnxGraph = { nodes: OnnxNode[]; constants: OnnxConstant[]; input: OnnxValue; outputs: OnnxValue[] };

// Versions of the format and of the set of operations.
const FORMAT_VERSION = 8;
const OPERATIONS_VERSION = 13;
const TYPE = { float: 1, int64: 7 };
const ATTRIBUTE_TYPE = { int: 2, string: 3, ints: 7 };

export function encodeOnnx({ nodes, constants, input, outputs }: OnnxGraph): Buffer {
  const graph = [
    ...nodes.flatMap((node) => message(1, nodeChunks(node))),
    ...text(2, "graph"),
    ...constants.flatMap((constant) => message(5, constantChunks(constant))),
    ...message(11, value(input)),
    ...outputs.flatMap((output) => message(12, value(output))),
  ];
  const operations = [...text(1, ""), ...int(2, OPERATIONS_VERSION)];
  return Buffer.concat([...int(1, FORMAT_VERSION), ...message(7, graph), ...message(8, operations)]);
}

type Chunks = Uint8Array[];

function nodeChunks({ operation, inputs, output, attributes = {} }: OnnxNode): Chunks {
  return [
    ...inputs.flatMap((name) => text(1, name)),
    ...text(2, output),
    ...text(4, operation),
    ...Object.entries(attributes).flatMap(([name, given]) => message(5, attribute(name, given))),
  ];
}

function attribute(name: string, given: number | number[] | string): Chunks {
  if (typeof given === "string") return [...text(1, name), ...text(4, given), ...int(20, ATTRIBUTE_TYPE.string)];
  if (typeof given === "number") return [...text(1, name), ...int(3, given), ...int(20, ATTRIBUTE_TYPE.int)];
  return [...text(1, name), ...given.flatMap((item) => int(8, item)), ...int(20, ATTRIBUTE_TYPE.ints)];
}

function constantChunks({ name, shape, values }: OnnxConstant): Chunks {
  const type = values instanceof Float32Array ? TYPE.float : TYPE.int64;
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  return [...shape.flatMap((length) => int(1, length)), ...int(2, type), ...text(8, name), ...message(9, [raw])];
}

function value({ name, shape }: OnnxValue): Chunks {
  const dimensions = shape.flatMap((length) => message(1, int(1, length)));
  return [...text(1, name), ...message(2, message(1, [...int(1, TYPE.float), ...message(2, dimensions)]))];
}

// The weights are megabytes: chunks are passed up as they are and copied once, at the end.
function message(field: number, chunks: Chunks): Chunks {
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return [varint((field << 3) | 2), varint(length), ...chunks];
}

function text(field: number, content: string): Chunks {
  return message(field, [Buffer.from(content)]);
}

function int(field: number, content: number): Chunks {
  return [varint(field << 3), varint(content)];
}

function varint(content: number): Uint8Array {
  const bytes: number[] = [];
  let rest = content;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Uint8Array.from([...bytes, rest]);
}
