import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from "ai";
import type { ModelSettings } from "#writer/models/calls/model-settings.ts";

// Said in full, because the providers' packages would otherwise look for an address in the environment.
const PUBLIC_URLS = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

export function createModel(settings: ModelSettings): LanguageModel {
  switch (settings.provider) {
    case "anthropic":
      return createAnthropic(connection(settings, PUBLIC_URLS.anthropic))(settings.model);
    case "openai":
      return createOpenAI(connection(settings, PUBLIC_URLS.openai)).responses(settings.model);
    case "google":
      return createGoogle(connection(settings, PUBLIC_URLS.google))(settings.model);
    case "compatible":
      return createCompatibleModel(settings);
  }
}

function connection(settings: ModelSettings, publicUrl: string) {
  if (!settings.apiKey) throw new Error(`The model provider ${settings.provider} needs an API key.`);
  return { apiKey: settings.apiKey, baseURL: settings.baseUrl ?? publicUrl };
}

function createCompatibleModel({ apiKey, baseUrl, model }: ModelSettings): LanguageModel {
  if (!baseUrl) throw new Error("An OpenAI-compatible server needs a base URL.");
  const provider = createOpenAICompatible({
    name: "compatible",
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  // Servers that ignore the asked format tend to fence their JSON as Markdown.
  return wrapLanguageModel({ model: provider.chatModel(model), middleware: extractJsonMiddleware() });
}
