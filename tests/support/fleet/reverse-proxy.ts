import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type ReverseProxy = {
  url: string;
  servers: Set<string>;
  // Hands the server no more calls, and settles when it has answered those that it has.
  drain: (server: string) => Promise<void>;
  close: () => Promise<void>;
};

type Upstream = { server: string; body: Buffer };

// A proxy before several servers: it passes each call to the next of them, skips those that take no connection, and
// reports when a server dies during a call.
export async function startReverseProxy(): Promise<ReverseProxy> {
  const servers = new Set<string>();
  const underWay = new Map<string, Set<Promise<boolean>>>();
  let turn = 0;
  const handOver = async (...[incoming, response, upstream]: Parameters<typeof pass>): Promise<boolean> => {
    const passing = pass(incoming, response, upstream);
    const ofServer = underWay.get(upstream.server) ?? new Set();
    underWay.set(upstream.server, ofServer.add(passing));
    try {
      return await passing;
    } finally {
      ofServer.delete(passing);
    }
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const all = [...servers];
    const inTurn = all.map((_, at) => all[(turn + at) % all.length] ?? "");
    turn += 1;
    for (const server of inTurn) if (await handOver(incoming, response, { server, body })) return;
    refuse(response);
  };
  const listener = createServer((incoming, response) => {
    // A client that left needs no answer.
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    servers,
    drain: async (server) => {
      servers.delete(server);
      const left = underWay.get(server);
      if (left) await Promise.all(left);
    },
    close: async () => {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

// False when the server took no connection, so that another may be asked without doing anything twice.
function pass(incoming: IncomingMessage, response: ServerResponse, { server, body }: Upstream): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { method, headers, url = "/" } = incoming;
  const asked = request(`${server}${url}`, { method, headers, agent: false });
  asked.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED") return resolve(false);
    refuse(response);
    resolve(true);
  });
  asked.on("response", (answered) => {
    // Kept back until it is whole: half an answer of a server that died is none.
    buffer(answered).then(
      (whole) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers).end(whole);
        resolve(true);
      },
      () => {
        refuse(response);
        resolve(true);
      },
    );
  });
  asked.end(body);
  return promise;
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "1" });
  response.end(JSON.stringify({ message: "No server answered. Please try again." }));
}
