import { z } from "zod";

// In dollars, which makes it micro-dollars a token.
export const TokenPrice = z.object({ input: z.number().nonnegative(), output: z.number().nonnegative() });
export type TokenPrice = z.infer<typeof TokenPrice>;

export const ModelSettings = z
  .object({
    provider: z.enum(["anthropic", "openai", "google", "compatible"]),
    model: z.string().trim().min(1),
    apiKey: z.string().trim().min(1).optional(),
    baseUrl: z.url({ protocol: /^https?$/ }).optional(),
    pricePerMillionTokens: TokenPrice.optional(),
    seesPhotos: z.boolean().optional(),
  })
  .superRefine((settings, context) => {
    if (settings.provider === "compatible" && !settings.baseUrl) {
      context.addIssue({ code: "custom", path: ["baseUrl"], message: "An OpenAI-compatible server needs a base URL" });
    }
    if (settings.provider !== "compatible" && !settings.apiKey) {
      context.addIssue({ code: "custom", path: ["apiKey"], message: `${settings.provider} needs an API key` });
    }
  });
export type ModelSettings = z.infer<typeof ModelSettings>;

// The models of the named providers see; of a server of one's own only its operator knows.
export function canSee({ provider, seesPhotos }: ModelSettings): boolean {
  return seesPhotos ?? provider !== "compatible";
}
