import type { ReactNode } from 'react';
import type { EmptyType } from './emptyTypes';

/**
 * Ten small drawings in one style: a soft disc, a white object with a thin blue-gray outline, one detail in the
 * brand color, a ground line. They are decorative; the text next to them has all the information.
 */
const line = {
  stroke: 'var(--drawing-line)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const paper = { ...line, fill: 'var(--card)' };
const shade = { ...line, fill: 'var(--drawing-shade)' };
const trace = { ...line, fill: 'none' };
const accent = { ...line, fill: 'none', stroke: 'var(--brand)', strokeWidth: 2.5 };

const objects: Record<EmptyType, ReactNode> = {
  not_found: (
    <>
      <path {...paper} d="M42 40l24-8 28 10 24-8v52l-24 8-28-10-24 8z" />
      <path {...trace} d="M66 32v52M94 42v52" />
      <path {...trace} strokeDasharray="1 5" d="M50 76c8-10 14-2 22-8s6-12 14-14" />
      <path {...paper} stroke="var(--brand)" d="M104 66c-8-9-13-15-13-22a13 13 0 0126 0c0 7-5 13-13 22z" />
      <path {...accent} d="M100 40l8 8M108 40l-8 8" />
    </>
  ),
  blank_page: (
    <>
      <path {...shade} d="M62 26h38a4 4 0 014 4v54H66a4 4 0 01-4-4z" />
      <path {...paper} d="M52 36h28l14 14v42a4 4 0 01-4 4H52a4 4 0 01-4-4V40a4 4 0 014-4z" />
      <path {...shade} d="M80 36v10a4 4 0 004 4h10z" />
      <path {...accent} d="M64 72h14M71 65v14" />
    </>
  ),
  not_permission: (
    <>
      <path {...trace} strokeWidth={3} d="M64 54V42a16 16 0 0132 0v12" />
      <rect {...paper} x="52" y="54" width="56" height="42" rx="7" />
      <path {...shade} d="M52 84h56v5a7 7 0 01-7 7H59a7 7 0 01-7-7z" />
      <circle {...accent} cx="80" cy="69" r="4" />
      <path {...accent} d="M80 73v7" />
    </>
  ),
  not_task: (
    <>
      <rect {...paper} x="52" y="30" width="56" height="66" rx="6" />
      <path {...shade} d="M68 25h24a3 3 0 013 3v8H65v-8a3 3 0 013-3z" />
      <path {...trace} d="M74 82h22M74 52h22" />
      <path {...accent} d="M60 51l3 3 5-6M60 66l3 3 5-6M60 81l3 3 5-6" />
      <path {...trace} d="M74 67h14" />
    </>
  ),
  not_message: (
    <>
      <path {...shade} d="M46 56l34-26 34 26v36a4 4 0 01-4 4H50a4 4 0 01-4-4z" />
      <path {...paper} d="M56 40h48v36l-24 14-24-14z" />
      <path {...accent} d="M66 52h28M66 62h18" />
      <path {...paper} d="M46 56l34 24 34-24v36a4 4 0 01-4 4H50a4 4 0 01-4-4z" />
      <path {...trace} d="M48 94l22-20M112 94L90 74" />
    </>
  ),
  not_network: (
    <>
      <path {...paper} d="M56 80a15 15 0 01-2-30 24 24 0 0146-6 18 18 0 016 35.5z" />
      <path {...trace} d="M66 60a20 20 0 0128 0M72 67a11 11 0 0116 0" />
      <circle cx="80" cy="73" r="2.5" fill="var(--drawing-line)" />
      <path {...accent} d="M62 90l36-54" />
    </>
  ),
  page_authorization: (
    <>
      <path {...paper} d="M80 24l28 10v22c0 20-12 32-28 40-16-8-28-20-28-40V34z" />
      <path {...shade} d="M80 24l28 10v22c0 20-12 32-28 40z" />
      <circle {...accent} cx="74" cy="56" r="7" />
      <path {...accent} d="M81 56h16M92 56v6M97 56v4" />
    </>
  ),
  question_help: (
    <>
      <path {...shade} d="M84 46h28a6 6 0 016 6v22a6 6 0 01-6 6h-2v10l-11-10H84a6 6 0 01-6-6V52a6 6 0 016-6z" />
      <path {...paper} d="M48 28h44a6 6 0 016 6v28a6 6 0 01-6 6H68L55 80V68h-7a6 6 0 01-6-6V34a6 6 0 016-6z" />
      <path {...accent} d="M63 43a7 7 0 1110 6c-2 1-3 2-3 5M70 59v.2" />
    </>
  ),
  search_related: (
    <>
      <rect {...shade} x="46" y="30" width="52" height="62" rx="6" />
      <path {...trace} d="M56 44h30M56 56h14M56 68h10M56 80h18" />
      <circle {...paper} cx="90" cy="62" r="19" />
      <path {...accent} d="M82 62h16" />
      <path {...trace} strokeWidth={5} d="M104 76l14 14" />
    </>
  ),
  system_error: (
    <>
      <rect {...paper} x="42" y="32" width="76" height="62" rx="7" />
      <path {...shade} d="M42 46v-7a7 7 0 017-7h62a7 7 0 017 7v7z" />
      <path {...line} strokeWidth={3} d="M51 39v.1M58 39v.1M65 39v.1" />
      <path {...accent} d="M80 56l15 26H65z" />
      <path {...accent} d="M80 66v6M80 77v.1" />
    </>
  ),
};

/**
 * The drawing of an empty state type.
 *
 * @public Loaded by import().
 */
export default function Drawing({ type }: { type: EmptyType }) {
  return (
    <svg viewBox="0 0 160 120" width="100%" height="100%" fill="none" aria-hidden focusable="false">
      <circle cx="80" cy="60" r="46" fill="var(--brand-weak)" />
      <path {...trace} d="M26 97h108" />
      <path {...trace} strokeWidth={1.5} d="M30 42h8M34 38v8M128 74h6M131 71v6" />
      <circle cx="126" cy="30" r="3" fill="none" stroke="var(--drawing-line)" strokeWidth={1.5} />
      <circle cx="36" cy="72" r="2" fill="var(--drawing-line)" />
      {objects[type]}
    </svg>
  );
}
