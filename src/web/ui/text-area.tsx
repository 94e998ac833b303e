import type { ComponentProps } from "react";
import "./field.css";
import { useFieldControl } from "./field-context.ts";

export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea {...props} {...useFieldControl(props)} className="control" />;
}
