import S3rver from "s3rver";

export type S3Server = { endpoint: string; close: () => Promise<void> };

// A real S3-compatible server; its fixed key pair is S3RVER / S3RVER.
export async function startS3Server(directory: string, bucket: string): Promise<S3Server> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}
