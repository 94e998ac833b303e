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

// The source is always named in words, since colour alone is not accessible.
export function SourceTag({ source, detail }: SourceTagProps) {
  const { word, colours } = SOURCES[source];
  return <span className={`tag ${colours}`}>{detail === undefined ? word : `${word} ${detail}`}</span>;
}
