import type { ComponentProps } from "react";
import "./field.css";
import { useFieldControl } from "./field-context.ts";

type TextInputProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  type?: "text" | "email" | "password" | "search" | "tel" | "url" | "date" | "time";
};

export function TextInput({ type = "text", ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className="control" />;
}
