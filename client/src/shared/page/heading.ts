/** What is known of a page before its script and data are loaded. */
export type PageHeading = Readonly<{
  /** In the browser's tab, and in the progress of a flow. */
  title: string;
  /** The page's h1; `title` if it depends on data. */
  heading?: string;
  subtitle?: string;
}>;

/** Props of a FormPage with this heading. */
export const headed = ({ title, heading = title, subtitle }: PageHeading) => ({
  pageTitle: title,
  title: heading,
  subtitle,
});
