// Ports of a portal with the mock server. CommonJS, the one format that scripts, Umi's plugins and
// the mock server can all import.

/** Written in config/environments.ts and public/subsystems.json. */
const DEFAULT_PORTS = { portal: 8000, subsystems: 8010 };

/** The ports of this start: with the environment variables a second portal can run at the same time. */
const ports = () => ({
  portal: Number(process.env.PORTAL_PORT ?? DEFAULT_PORTS.portal),
  subsystems: Number(process.env.SUBSYSTEM_PORT ?? DEFAULT_PORTS.subsystems),
});

/**
 * Replaces the default ports of addresses in a text by the actual ones; in one pass, because one port may be the
 * default of the other.
 *
 * @param {string} text
 */
const rewritePorts = (text, { portal, subsystems } = ports()) =>
  text.replace(/(?<=localhost:)(8000|8010)\b/g, (port) =>
    String(Number(port) === DEFAULT_PORTS.portal ? portal : subsystems),
  );

module.exports = { DEFAULT_PORTS, ports, rewritePorts };
