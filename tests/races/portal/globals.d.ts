import type { RaceControls } from '../browser';

declare global {
  /** What the schedule controls, given to the modules of one window. */

  var race: RaceControls;
}
