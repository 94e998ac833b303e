import { Tensor } from "onnxruntime-web";
import { expect, test } from "vitest";
import { openSession } from "../model-file.ts";
import { encodeOnnx } from "./encode-onnx.ts";

test("the runtime computes what a graph of ours says", async () => {
  const model = encodeOnnx({
    nodes: [
      {
        operation: "Conv",
        inputs: ["picture", "weights"],
        output: "sums",
        attributes: { kernel_shape: [2, 2], strides: [1, 1], pads: [0, 0, 0, 0], group: 1 },
      },
      { operation: "Reshape", inputs: ["sums", "shape"], output: "flat" },
      { operation: "Clip", inputs: ["flat", "lowest", "highest"], output: "clipped" },
    ],
    constants: [
      { name: "weights", shape: [1, 1, 2, 2], values: Float32Array.of(1, 2, 3, 4) },
      { name: "shape", shape: [2], values: BigInt64Array.of(1n, 4n) },
      { name: "lowest", shape: [], values: Float32Array.of(0) },
      { name: "highest", shape: [], values: Float32Array.of(70) },
    ],
    input: { name: "picture", shape: [1, 1, 3, 3] },
    outputs: [{ name: "clipped", shape: [1, 4] }],
  });
  const session = await openSession(model);
  const picture = new Tensor("float32", Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), [1, 1, 3, 3]);
  const { clipped } = await session.run({ picture });
  const answers = clipped?.data as Float32Array;
  // 1·1 + 2·2 + 3·4 + 4·5, and so on; the last two are cut off at the limit.
  expect([...answers]).toEqual([37, 47, 67, 70]);
});
