import { env, InferenceSession } from "onnxruntime-web";

// One thread a session: the pool runs several photos side by side, which gains more than several threads on one.
export async function openSession(model: Uint8Array): Promise<InferenceSession> {
  env.wasm.numThreads = 1;
  env.logLevel = "error";
  return InferenceSession.create(model, {
    executionProviders: ["wasm"],
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
}
