export default function Loading() { return <p>…</p>; }
