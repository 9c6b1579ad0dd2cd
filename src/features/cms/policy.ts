import type { CmsBackend } from "../../lib/settings/cms-settings";
import type { Policy } from "../../lib/html/content-policy";

/**
 * What the page of the CMS may do: run the site's own scripts, style itself, show pictures that it holds in memory, and
 * ask the service that has the repository. Sveltia sets styles of elements by scripts, and reads pictures that are
 * uploaded by addresses of its own.
 */
export function cmsPolicy(backend: CmsBackend | undefined): Policy {
  const services = backend ? servicesOf(backend) : [];
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", ...(backend ? AVATARS[backend.name] : [])],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", ...services],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
  };
}

const APIS = { github: "https://api.github.com", gitlab: "https://gitlab.com" };
const STATUS = { github: ["https://www.githubstatus.com"], gitlab: ["https://status-api.hostedstatus.com"] };
const AVATARS = {
  github: ["https://avatars.githubusercontent.com"],
  gitlab: ["https://gitlab.com", "https://secure.gravatar.com"],
};

function servicesOf({ name, authUrl, apiUrl }: CmsBackend): string[] {
  const own = [apiUrl, authUrl].flatMap((address) => (address ? [new URL(address).origin] : []));
  return [...new Set([APIS[name], ...STATUS[name], ...own])];
}
