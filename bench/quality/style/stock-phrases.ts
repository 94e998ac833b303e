const whole = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, "gi");

// The most frequent phrases in a hundred thousand host texts.
const MEASURED = whole(
  [
    "enjoy(?:s|ed|ing|able)?|modern|beautiful(?:ly)?|spacious|quiet(?! hours)|minutes (?:from|away|to|walk)|heart of",
    "relax(?:es|ed|ing|ation)?|walking distance|co[sz]y|perfect for|perfect place|fully[- ]equipped|stylish(?:ly)?",
    "welcome to|bright|experiences?|easy access|ideal for|peaceful|steps (?:from|away|to)|vibrant|luxury|luxurious",
    "charming|couples|lovely|unique|central(?:ly)? located|retreat|stunning|fully[- ]furnished|(?:newly|recently) renovated",
    "everything you need|getaway|business travell?ers|nestled|discover|tranquil(?:ity)?|conveniently located|unwind",
    "home away from home|trendy|whether you|boasts?|contemporary|gorgeous|close to everything|serene|great location",
    "escape|oasis|whole family|airy|bustling|prime location|high[- ]end|unforgettable|breathtaking|family[- ]friendly",
  ].join("|"),
);

// What our own voice never says.
const NEVER = whole(
  [
    "nestled|oasis|haven|boast(?:s|ing)?|home away from home|perfect(?:ly)? (?:for|suited)|ideal(?:ly)? (?:for|suited|located)",
    "whether you['’]?(?:re)?|look no further|hidden gem|unforgettable|tranquil|stunning|vibrant|in the heart of",
    "everything you (?:need|could)|you(?:['’]ll| will) (?:love|adore|feel)|property|properties|looking for|rest assured|rejoice",
    "a must|second to none|like no other|to die for|dream (?:home|stay|vacation)|make yourself at home|conveniently located",
    "features? (?:a|an|the)|elevate|immerse|indulge|curated|thoughtfully|sanctuary|gem",
  ].join("|"),
);

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([words]) => words.toLowerCase());

export const measuredPhrases = (text: string) => found(text, MEASURED);
export const neverPhrases = (text: string) => found(text, NEVER);
