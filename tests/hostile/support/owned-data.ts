import { randomBytes } from "node:crypto";
import { plainPicture } from "#tests/support/app/uploads.ts";
import type { Client } from "./client.ts";

type Quote = { orderId: string; paymentIntentId: string; clientSecret: string | null };

export type Purchase = { orderId: string; paymentIntentId: string; listingId: string };

const FREE_CODE = "ALPHA100";

export type OwnedDraft = Awaited<ReturnType<typeof makeDraft>>;
export type Purchases = Awaited<ReturnType<typeof makePurchases>>;

// What one customer owns, created through the API.
export type OwnedData = OwnedDraft & Purchases & Awaited<ReturnType<typeof makeOpenPayments>> & { photo: string };

export async function createOwnedData(owner: Client, revokedHolder?: Client): Promise<OwnedData> {
  const photo = await makePhoto(owner);
  const secret = createSecret();
  return {
    photo,
    ...(await makeDraft(owner, createSecret(), revokedHolder)),
    ...(await makePurchases(owner, secret)),
    ...(await makeOpenPayments(owner, secret)),
  };
}

// A word that stands in the owner's answers and nowhere else, and could be the name of a place.
export function createSecret(): string {
  const letters = Array.from(randomBytes(10), (byte) => String.fromCharCode(97 + (byte % 26)));
  return `Canary${letters.join("")}`;
}

// In the place too, which the texts tell while they leave the street out.
const addressWith = (secret: string, number = 12) => `${number} ${secret} Road, ${secret}`;

export async function makePhoto(owner: Client): Promise<string> {
  const background = `#${randomBytes(3).toString("hex")}`;
  const form = new FormData();
  form.append("images", new File([new Uint8Array(await plainPicture({ background }))], "a.jpg"));
  const { imageUrls } = await owner.upload<{ imageUrls: string[] }>("/api/upload-images", form);
  return imageUrls[0] ?? "";
}

// The first owner's link is opened by its holder and revoked; a second one is in force.
export async function makeDraft(owner: Client, secret: string, revokedHolder?: Client) {
  const { id: draftId } = await owner.post<{ id: string }>("/api/intake/property", {
    mode: "deep",
    address: addressWith(secret),
  });
  await owner.put(`/api/intake/${draftId}`, { form_data: { living_notes: `The sofa is called ${secret}.` } });
  const revokedToken = await shareLink(owner, draftId, "owner");
  if (revokedHolder) await openLink(revokedHolder, draftId, revokedToken);
  await owner.delete(`/api/intake/${draftId}/links/${await linkOf(owner, draftId, "owner")}`);
  const ownerToken = await shareLink(owner, draftId, "owner");
  const managerToken = await shareLink(owner, draftId, "manager");
  const linkId = await linkOf(owner, draftId, "manager");
  return { draftSecret: secret, draftId, ownerToken, managerToken, revokedToken, linkId };
}

export async function openLink(holder: Client, draftId: string, token: string): Promise<void> {
  await holder.get(`/api/intake/${draftId}?token=${token}`);
}

async function shareLink(owner: Client, draftId: string, role: string): Promise<string> {
  const { url } = await owner.get<{ url: string }>(`/api/intake/${draftId}/share?role=${role}`);
  return new URL(url).searchParams.get("token") ?? "";
}

async function linkOf(owner: Client, draftId: string, role: string): Promise<string> {
  const links = await owner.get<{ id: string; role: string }[]>(`/api/intake/${draftId}/links`);
  return links.find((link) => link.role === role)?.id ?? "";
}

const quote = (owner: Client, subject: object) => owner.post<Quote>("/api/create-payment-intent", subject);

// One of each kind that can be bought, delivered; one of them paid by card.
export async function makePurchases(owner: Client, secret: string) {
  const address = addressWith(secret);
  const details = { property_address: address, bedrooms: 2, bathrooms: 1 };
  const { jobId } = await owner.post<{ jobId: string }>("/api/intake/express", details);
  const express = await buyExpress(owner, jobId);
  const property = { title: `Home of ${secret}`, address, propertyType: "vacation_rental", bedrooms: 2 };
  const { id: propertyId } = await owner.post<{ id: string }>("/api/properties", property);
  const forProperty = await quote(owner, { propertyId, promoCode: FREE_CODE });
  const { paymentIntentId: propertyPaymentId } = forProperty;
  await owner.post(`/api/properties/${propertyId}/generate-descriptions`, { paymentIntentId: propertyPaymentId });
  const unsold = await owner.post<{ jobId: string }>("/api/intake/express", details);
  return {
    secret,
    jobId,
    unsoldJobId: unsold.jobId,
    express,
    propertyId,
    propertyPaymentId,
    byCard: await buyByCard(owner, secret),
  };
}

async function buyExpress(owner: Client, jobId: string): Promise<Purchase> {
  const { orderId, paymentIntentId } = await quote(owner, { jobId, promoCode: FREE_CODE });
  const { listingId } = await owner.post<{ listingId: string }>("/api/generate-listing", { jobId, paymentIntentId });
  return { orderId, paymentIntentId, listingId };
}

async function buyByCard(owner: Client, secret: string): Promise<Purchase & { content: string }> {
  const propertyData = { address: addressWith(secret, 14), bedrooms: 3, bathrooms: 1, platform: "airbnb" };
  const { orderId, paymentIntentId, clientSecret } = await quote(owner, { propertyData });
  const card = { number: "4242424242424242", expiry: "12/34", cvc: "123" };
  await owner.post(`/api/test-payments/${paymentIntentId}/confirm`, { clientSecret, card });
  const body = { propertyData, paymentIntentId, paymentData: null };
  const delivered = await owner.post<{ listingId: string; content: string }>("/api/generate-guest-description", body);
  return { orderId, paymentIntentId, ...delivered };
}

// Two orders that wait for their payment, one of them for the bank's question.
export async function makeOpenPayments(owner: Client, secret: string) {
  const open = await quote(owner, { propertyData: { address: addressWith(secret, 16), bedrooms: 1 } });
  const challenge = await quote(owner, { propertyData: { address: addressWith(secret, 18), bedrooms: 1 } });
  const card = { number: "4000002500003155", expiry: "12/34", cvc: "123" };
  const { paymentIntentId, clientSecret } = challenge;
  await owner.post(`/api/test-payments/${paymentIntentId}/confirm`, { clientSecret, card });
  return { open, challenge };
}
