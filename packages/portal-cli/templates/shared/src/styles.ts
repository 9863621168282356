/** The program's own styles, behind those of the SDK. */
export const styles = `
.__CODE__-app .rows {
  margin: 16px 0;
}
.__CODE__-app .rows li {
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
}
.__CODE__-app form {
  display: grid;
  gap: 16px;
  max-width: 420px;
  margin-top: 16px;
}
`;
