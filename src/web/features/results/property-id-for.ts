const KEY_PREFIX = "property_of_";

// A page that is reloaded goes on with the property it has created, and creates no second one.
export async function propertyIdFor(paymentIntentId: string, create: () => Promise<string>): Promise<string> {
  const key = KEY_PREFIX + paymentIntentId;
  const known = inStorage(() => sessionStorage.getItem(key));
  if (known) return known;
  const id = await create();
  inStorage(() => sessionStorage.setItem(key, id));
  return id;
}

function inStorage<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // Without storage a reload creates the property again, which costs nothing and charges nothing.
    return null;
  }
}
