/** Renders nothing: the layout's stage follows the address and shows the subsystem over this page. */
export default function SubsystemPage() {
  return null;
}
