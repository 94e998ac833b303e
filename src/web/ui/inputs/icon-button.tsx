import type { ComponentProps } from "react";
import { Tooltip } from "../overlays/tooltip.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "type" | "aria-label"> & {
  // What the picture on it stands for: read aloud, and shown to whoever lingers on it.
  label: string;
};

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" className={`icon-button ${className}`.trim()} aria-label={label} {...rest} />
    </Tooltip>
  );
}
