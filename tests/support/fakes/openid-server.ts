import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string | undefined;
  family_name?: string | undefined;
  [claim: string]: unknown;
};

export type OpenIdServer = {
  env: Record<string, string>;
  // The user at the provider's sign-in page; null for a user who cancels there.
  seat: (person: Person | null) => void;
  // From the address the product sent the browser to, to the one the provider sends it back to.
  passThrough: (authorizeUrl: string) => Promise<string>;
  close: () => Promise<void>;
};

// A real OpenID Connect provider whose sign-in page is answered at once.
export async function startOpenIdServer(publicUrl: string): Promise<OpenIdServer> {
  const people = new Map<string, Person>();
  let seated: Person | null = null;
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(16).toString("hex");
  const provider = createProvider({ issuer, clientSecret, publicUrl, findPerson: (sub) => people.get(sub) });
  const answer = provider.callback();
  const answerInteraction = async (request: IncomingMessage, response: ServerResponse) => {
    const result = seated
      ? { login: { accountId: seated.sub } }
      : { error: "access_denied", error_description: "the person went away" };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  http.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isInteraction = request.url?.startsWith("/interaction/");
    void (isInteraction ? answerInteraction(request, response) : answer(request, response));
  });
  return {
    env: { PUBLIC_URL: publicUrl, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "stayscribe", OIDC_CLIENT_SECRET: clientSecret },
    seat: (person) => {
      seated = person;
      if (person) people.set(person.sub, person);
    },
    passThrough: (authorizeUrl) => followUntil(publicUrl, authorizeUrl),
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

type ProviderParts = {
  issuer: string;
  clientSecret: string;
  publicUrl: string;
  findPerson: (sub: string) => Person | undefined;
};

function createProvider({ issuer, clientSecret, publicUrl, findPerson }: ProviderParts): Provider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "stayscribe",
        client_secret: clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [`${publicUrl}/api/auth/oauth2/callback/oidc`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "only", use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    pkce: { required: () => true },
    claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name", "isMember"] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    findAccount: (_context, sub) => {
      const person = findPerson(sub);
      return person && { accountId: sub, claims: () => person };
    },
    // The user is not asked whether the product may know the address.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      if (!oidc.client || !accountId) return undefined;
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  return provider;
}

// As a browser that comes to the provider for the first time.
async function followUntil(publicUrl: string, from: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = from;
  for (let hop = 0; hop < 10 && !url.startsWith(publicUrl); hop++) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const answer = await fetch(url, { redirect: "manual", headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
  }
  return url;
}
