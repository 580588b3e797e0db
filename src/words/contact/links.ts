import { interpolate } from '../../../shared/interpolate.ts';
import { formatPhone } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../content/schema/clinic.ts';
import { factField, fieldOf, marked } from '../../content/snapshot/marks.ts';

/** The first lines of chats: `chat` in `site.yaml`. */
type ChatCopy = Record<'general' | ChatAbout['kind'], string>;

/** What chat links are made from. */
interface ChatSite {
  clinic: Pick<Clinic, 'contact'>;
  copy: { chat: ChatCopy };
}

/** The ways to reach a clinic, as text and as links; `chatLink` is one more. */
export interface ContactLinks {
  /** `+91 98765 43210` */
  phoneText: string;
  /** `tel:` link to the clinic. */
  call: string;
  /** `tel:` link to the public ambulance number. */
  ambulance: string;
  /** `mailto:` link. */
  email: string;
  /** Link to the clinic on a map. */
  maps: string;
  /** The address on one line. */
  addressText: string;
}

/** Makes the links to a clinic from its facts. */
export function contactLinks(clinic: Clinic): ContactLinks {
  const links = cache.get(clinic) ?? linksOf(clinic);
  cache.set(clinic, links);
  return links;
}

/** The links of each clinic, cached because phone numbers are slow to format, and the same on all pages. */
const cache = new WeakMap<Clinic, ContactLinks>();

function linksOf(clinic: Clinic): ContactLinks {
  const { contact } = clinic;
  return {
    phoneText: marked(formatPhone(contact.phone), factField('/contact/phone')),
    call: `tel:${contact.phone}`,
    ambulance: `tel:${contact.ambulance}`,
    email: `mailto:${contact.email}`,
    maps: googleMaps('search', { query: destination(clinic) }),
    addressText: marked(addressText(clinic), fieldOf(clinic.address.street)),
  };
}

/** What a visitor was reading before opening a chat. */
export interface ChatAbout {
  kind: 'page' | 'package' | 'town';
  /** Its short title, or the town's name. */
  name: string;
}

/**
 * A link that opens a chat with the clinic, with a first line about what the visitor was reading; undefined
 * if the clinic has no number for chats.
 */
export function chatLink({ clinic, copy }: ChatSite, about?: ChatAbout): string | undefined {
  const { whatsapp } = clinic.contact;
  // A lone surrogate, as a post's title may contain, cannot be encoded.
  const text = encodeURIComponent(firstLine(copy.chat, about).toWellFormed());
  return whatsapp && `https://wa.me/${whatsapp.slice(1)}?text=${text}`;
}

function firstLine(copy: ChatCopy, about: ChatAbout | undefined): string {
  if (!about) return copy.general;
  return interpolate(copy[about.kind], { [about.kind.toUpperCase()]: about.name });
}

/** A link to directions on a map, from `origin` to the clinic. */
export function directionsFrom(origin: string, clinic: Clinic): string {
  return googleMaps('dir', { origin, destination: destination(clinic) });
}

/** The name of the clinic's country in the language of the page: India. */
export function countryName({ language, address }: Clinic): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return names.of(address.country) ?? address.country;
}

/** A link to a web search. */
export function webSearch(query: string): string {
  return `https://www.google.com/search?${new URLSearchParams({ q: query })}`;
}

function googleMaps(kind: 'search' | 'dir', query: Record<string, string>): string {
  return `https://www.google.com/maps/${kind}/?${new URLSearchParams({ api: '1', ...query })}`;
}

function destination(clinic: Clinic): string {
  return `${clinic.name}, ${addressText(clinic)}`;
}

function addressText({ address }: Clinic): string {
  return `${address.street}, ${address.locality} ${address.postalCode}`;
}
