export type DescriptionText = {
  sections: { heading: string | null; body: string }[];
  // The whole of it as it is pasted.
  plain: string;
};

// From the feature that knows how a description is made up.
export type ReadDescription = (content: string) => DescriptionText;
