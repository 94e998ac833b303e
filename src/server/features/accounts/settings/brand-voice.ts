import type { Db } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { brandVoices } from "#server/db/schema/accounts.ts";
import { BrandVoice } from "#shared/contract/account/account-settings.ts";
import type { BrandVoice as VoiceForWriter } from "#writer/description.ts";

const voiceOfUser = namedStatement<{ voice: unknown }>(
  "find-voice-of-user",
  "select voice from brand_voices where user_id = $1",
);

// Read through the contract: what was stored before a field existed gets its default.
export async function findBrandVoice(db: Db, userId: string): Promise<BrandVoice | null> {
  const [stored] = await voiceOfUser(db, userId);
  return stored ? BrandVoice.parse(stored.voice) : null;
}

export async function keepBrandVoice(db: Db, userId: string, voice: BrandVoice): Promise<BrandVoice> {
  const updatedAt = new Date();
  await db
    .insert(brandVoices)
    .values({ userId, voice })
    .onConflictDoUpdate({ target: brandVoices.userId, set: { voice, updatedAt } });
  return voice;
}

// A guest has none.
export async function findVoiceForWriter(db: Db, customerId: string): Promise<VoiceForWriter | undefined> {
  const [stored] = await voiceOfUser(db, customerId);
  return voiceForWriter(stored?.voice);
}

export function voiceForWriter(stored: unknown): VoiceForWriter | undefined {
  if (!stored) return undefined;
  const { name, tone, wordsToUse, wordsToAvoid, signOff } = BrandVoice.parse(stored);
  return { wordsToUse, wordsToAvoid, ...(name && { name }), ...(tone && { tone }), ...(signOff && { signOff }) };
}
