import { rule } from './rule.mjs';

/** Findings of the style sheets. */
export const styles = [
  rule(
    'P301',
    'style-syntax',
    'error',
    'A style sheet cannot be parsed.',
    'Correct it: browsers drop what follows the mistake.',
  ),
  rule(
    'P302',
    'global-style',
    'warning',
    'Styles apply to the whole portal.',
    'Remove "css": "global", or give the rules a class of the program.',
  ),
  rule(
    'P303',
    'shared-keyframes',
    'warning',
    'An animation has a name that other programs use, too; the document has one list of them.',
    'Begin the name with the code of the subsystem, or use CSS modules.',
  ),
  rule(
    'P304',
    'viewport-height',
    'warning',
    "An element is as high as the window: the pane is lower by the portal's header.",
    'Use height: 100% of the container.',
  ),
];

/** Findings of the files. */
export const files = [
  rule(
    'P401',
    'unhashed-file',
    'warning',
    'A file keeps its name between releases, so open windows do not learn of the new one.',
    'Put a content hash into the names, or a <meta name="subsystem-version"> into the page.',
  ),
  rule(
    'P402',
    'large-file',
    'warning',
    'A file of the build is larger than 1 MiB, or a script or style than 10 MiB.',
    'Compress it, or load it from a file server.',
  ),
  rule(
    'P403',
    'private-file',
    'error',
    'The build publishes a file that is not meant for browsers.',
    'Leave it out of the output folder.',
  ),
];
