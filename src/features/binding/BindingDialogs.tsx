export function BindingDialogs() {
  return null;
}
