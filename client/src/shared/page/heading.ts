/** The parts of a page that are known before its script and data load. */
export type PageHeading = Readonly<{
  /** Title of the browser tab and of the step in the progress. */
  title: string;
  /** The page's h1; defaults to `title`. */
  heading?: string;
  subtitle?: string;
}>;

/** Returns the FormPage props for this heading. */
export const headingProps = ({ title, heading = title, subtitle }: PageHeading) => ({
  pageTitle: title,
  title: heading,
  subtitle,
});
