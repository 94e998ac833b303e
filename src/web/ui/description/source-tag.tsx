const SOURCES = {
  form: { word: "Form", colours: "bg-form-wash text-form-ink" },
  photo: { word: "Photo", colours: "bg-photo-wash text-photo-ink" },
  plan: { word: "Plan", colours: "bg-plan-wash text-plan-ink" },
  owner: { word: "Owner", colours: "bg-owner-wash text-owner-ink" },
};

type SourceTagProps = {
  source: keyof typeof SOURCES;
  // Which one of them, such as the number of the photo.
  detail?: string | number;
};

// Where a fact comes from: a colour for the eye that compares, and always the word.
export function SourceTag({ source, detail }: SourceTagProps) {
  const { word, colours } = SOURCES[source];
  return <span className={`tag ${colours}`}>{detail === undefined ? word : `${word} ${detail}`}</span>;
}
