/** Nothing of its own: the stage of the layout follows the address and shows the subsystem over this page. */
export default function SubsystemPage() {
  return null;
}
