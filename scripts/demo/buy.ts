import { changeExpressPreview, startExpress } from "#shared/contract/intake/express.ts";
import { saveDraft, startDraft } from "#shared/contract/intake/intake.ts";
import { uploadImages, uploadPropertyFiles } from "#shared/contract/intake/pictures.ts";
import { createPaymentIntent, generateGuestDescription, generateListing } from "#shared/contract/orders.ts";
import { confirmTestPayment } from "#shared/contract/payments.ts";
import { type Cover, drawCover } from "./draw-cover.ts";
import type { ExpressHome } from "./express-homes.ts";
import type { Home } from "./homes.ts";
import type { Visitor } from "./visitor.ts";

const TEST_CARD = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };

type Checkout = { promoCode?: string | null; email?: string | null };
export type Bought = { orderId: string; listingId: string };

// As far as the price: what a buyer leaves who goes away there.
export async function quoteExpress(buyer: Visitor, home: ExpressHome, checkout: Checkout = {}) {
  const { address, answers, cover, ...counts } = home;
  const photos = cover ? await uploadCover(buyer, cover) : [];
  const started = { property_address: address, ...counts, guestsGiven: true, photos };
  const { jobId } = await buyer.call(startExpress, { body: started });
  await buyer.call(changeExpressPreview, { params: { jobId }, body: { form_data: answers } });
  return { jobId, quote: await buyer.call(createPaymentIntent, { body: { jobId, ...checkout } }) };
}

export async function buyExpress(buyer: Visitor, home: ExpressHome, checkout: Checkout = {}): Promise<Bought> {
  const { jobId, quote } = await quoteExpress(buyer, home, checkout);
  await pay(buyer, quote);
  const { paymentIntentId, orderId } = quote;
  return { orderId, ...(await buyer.call(generateListing, { body: { jobId, paymentIntentId } })) };
}

async function uploadCover(buyer: Visitor, cover: Cover): Promise<string[]> {
  const form = new FormData();
  form.append("images", await pictureOf(cover), "home.jpg");
  return (await buyer.call(uploadImages, { body: form })).imageUrls;
}

async function pictureOf(cover: Cover): Promise<Blob> {
  return new Blob([new Uint8Array(await drawCover(cover))], { type: "image/jpeg" });
}

export async function fillDraft(manager: Visitor, { address, answers, cover }: Home): Promise<string> {
  const { id } = await manager.call(startDraft, { body: { mode: "deep", address } });
  await manager.call(saveDraft, { params: { id }, query: {}, body: { form_data: answers } });
  const form = new FormData();
  form.append("draftId", id);
  form.append("photos", await pictureOf(cover), "home.jpg");
  await manager.call(uploadPropertyFiles, { body: form });
  return id;
}

export async function buyDetailed(buyer: Visitor, home: Home, checkout: Checkout = {}): Promise<Bought> {
  const draftId = await fillDraft(buyer, home);
  const quote = await buyer.call(createPaymentIntent, { body: { draftId, ...checkout } });
  await pay(buyer, quote);
  const { paymentIntentId, orderId } = quote;
  const body = { propertyData: { draftId }, paymentIntentId, paymentData: {} };
  const { listingId } = await buyer.call(generateGuestDescription, { body });
  return { orderId, listingId };
}

type Quote = Awaited<ReturnType<typeof quoteExpress>>["quote"];

async function pay(buyer: Visitor, { paymentIntentId, clientSecret }: Quote): Promise<void> {
  if (clientSecret === null) return;
  const body = { clientSecret, card: TEST_CARD };
  const { status } = await buyer.call(confirmTestPayment, { params: { id: paymentIntentId }, body });
  if (status !== "succeeded") throw new Error(`the test card was answered ${status}`);
}
