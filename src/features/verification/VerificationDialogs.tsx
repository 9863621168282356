export function VerificationDialogs() {
  return null;
}
