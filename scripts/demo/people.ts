export type Person = { firstName: string; lastName: string; email: string; joinedDaysAgo: number };

export const ADMIN: Person = {
  firstName: "Iris",
  lastName: "Calloway",
  email: "iris@stayscribe.example",
  joinedDaysAgo: 60,
};

export const MEMBER: Person = {
  firstName: "Nora",
  lastName: "Whitfield",
  email: "nora@whitfieldstays.example",
  joinedDaysAgo: 41,
};

export const OTHER_MEMBERS: readonly Person[] = [
  { firstName: "Tomasz", lastName: "Wrona", email: "tomasz.wrona@postbox.example", joinedDaysAgo: 38 },
  { firstName: "Grace", lastName: "Adeyemi", email: "grace@adeyemihomes.example", joinedDaysAgo: 33 },
  { firstName: "Luis", lastName: "Ferreira", email: "luis.ferreira@correio.example", joinedDaysAgo: 31 },
  { firstName: "Hannah", lastName: "Brandt", email: "hannah.brandt@posteo.example", joinedDaysAgo: 30 },
  { firstName: "Marcus", lastName: "Odell", email: "marcus@odellcottages.example", joinedDaysAgo: 19 },
];

// They have looked around and bought nothing yet.
export const NEWCOMERS: readonly Person[] = [
  { firstName: "Yuki", lastName: "Tanabe", email: "yuki.tanabe@mailbox.example", joinedDaysAgo: 12 },
  { firstName: "Claire", lastName: "Moreau", email: "claire.moreau@courrier.example", joinedDaysAgo: 5 },
  { firstName: "Owen", lastName: "Pritchard", email: "owen@pritchardlets.example", joinedDaysAgo: 1 },
];

// Guests who wanted a receipt; the others gave no address.
export const GUEST_EMAILS: readonly string[] = [
  "m.delacroix@courrier.example",
  "ruth.keane@inbox.example",
  "petra.lang@posteo.example",
  "dan.whitlock@inbox.example",
  "sofia.marchetti@posta.example",
  "ben.okoro@inbox.example",
];

export const MESSAGES = [
  {
    name: "Ruth Keane",
    email: "ruth.keane@inbox.example",
    subject: "Invoice for my company",
    message:
      "Hello, can the invoice for last week's description name my company? It is Keane Lettings Ltd. Thank you, Ruth",
  },
  {
    name: "Ben Okoro",
    email: "ben.okoro@inbox.example",
    subject: "Two apartments in one building",
    message:
      "I have two apartments that differ only in the balcony. Do I fill in the form twice, or is there a faster way?",
  },
  {
    name: "Sofia Marchetti",
    email: "sofia.marchetti@posta.example",
    subject: "Thank you",
    message:
      "The host before me had written 'steps to the beach', and it is 400 m. Your text says the minutes. My guests noticed.",
  },
];
