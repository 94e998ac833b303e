import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const user = { firstName: "", email: "a.lee@example.com" };

// The words of the first navigation in the markup, with the addresses they lead to.
function linksIn(markup: string): string[] {
  const navigation = /<nav[^>]*>(.*?)<\/nav>/s.exec(markup)?.[1] ?? "";
  const parts = navigation.matchAll(/<(?:a href="([^"]*)"|button|span)[^>]*>([^<]+)/g);
  return [...parts].map(([, href = "", words = ""]) => `${words} ${href}`.trim());
}

test("signed out, the header has exactly the named links", () => {
  expect(linksIn(renderToStaticMarkup(createElement(SiteHeader, { user: null })))).toEqual([
    "Home /",
    "Privacy /privacy",
    "Terms /terms",
    "Contact /contact",
    "Sign In /auth",
    "Get Started /auth",
  ]);
});

test("signed in, it has the member's links, the chooser's button, the greeting and the way out", () => {
  const createListing = createElement("button", { type: "button" }, "Create Listing");
  expect(linksIn(renderToStaticMarkup(createElement(SiteHeader, { user, createListing })))).toEqual([
    "Dashboard /dashboard",
    "Create Listing",
    "Forms /account/forms",
    "Hello, a.lee /account",
    "Sign Out",
  ]);
});

test.for([
  [false, ["Help /help", "Privacy /privacy", "Terms /terms", "Contact /contact"]],
  [
    true,
    [
      "Help /help",
      "Privacy /privacy",
      "Terms /terms",
      "Contact /contact",
      "Branding /account/branding",
      "Admin /admin",
    ],
  ],
] as const)("the footer, signed in: %o", ([isSignedIn, links]) => {
  expect(linksIn(renderToStaticMarkup(createElement(SiteFooter, { isSignedIn })))).toEqual(links);
});
