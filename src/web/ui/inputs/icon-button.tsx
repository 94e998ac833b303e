import type { ComponentProps } from "react";
import { Tooltip } from "../overlays/tooltip.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "type" | "aria-label"> & {
  // What the icon means: read aloud by screen readers, and shown as a tooltip.
  label: string;
};

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" className={`icon-button ${className}`.trim()} aria-label={label} {...rest} />
    </Tooltip>
  );
}
