// Mail addresses, links and telephone numbers: never sent to a model, so never a model's to write.
export const CONTACT_WORDS = /\S@[^\s@]+\.\S|https?:|\bwww\.|\d[\d ().-]{7,}\d|\b\d{3}[-. ]\d{4}\b/i;
