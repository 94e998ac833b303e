import { Component, type ReactNode } from "react";
import { ErrorPage } from "./pages/error-page.tsx";

type PageBoundaryProps = { children: ReactNode };

// A page that fails takes neither the header nor the way to other pages with it. Keyed by the path where it is used.
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
