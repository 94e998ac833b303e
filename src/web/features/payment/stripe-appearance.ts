import type { Appearance } from "@stripe/stripe-js";

// Stripe draws its fields in a frame that our styles cannot reach, so it is told our colours.
export function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: colour("--pine"),
      colorBackground: colour("--card"),
      colorText: colour("--ink"),
      colorTextSecondary: colour("--ink-2"),
      colorTextPlaceholder: colour("--ink-3"),
      colorDanger: colour("--coral-ink"),
      borderRadius: "12px",
      fontSizeBase: "17px",
    },
    rules: { ".Input": { borderColor: colour("--line-control"), boxShadow: "none" } },
  };
}
