import type { Clinic } from './clinic.ts';
import { formatPhone } from './phone.ts';

/** Every way to reach a clinic, as text and as links. */
export interface ContactLinks {
  /** `+91 98765 43210` */
  phoneText: string;
  /** `tel:` link to the clinic. */
  call: string;
  /** `tel:` link to the public ambulance. */
  ambulance: string;
  /** Chat link to the clinic's number. */
  whatsapp: string;
  /** `mailto:` link. */
  email: string;
  /** Link to the clinic on a map. */
  maps: string;
  /** The address on one line. */
  addressText: string;
}

/** Makes the links to a clinic from its facts. */
export function contactLinks(clinic: Clinic): ContactLinks {
  const { contact } = clinic;
  return {
    phoneText: formatPhone(contact.phone),
    call: `tel:${contact.phone}`,
    ambulance: `tel:${contact.ambulance}`,
    whatsapp: `https://wa.me/${contact.phone.slice(1)}`,
    email: `mailto:${contact.email}`,
    maps: googleMaps('search', { query: place(clinic) }),
    addressText: addressText(clinic),
  };
}

/** A maps link with directions from `origin` to the clinic. */
export function directionsFrom(origin: string, clinic: Clinic): string {
  return googleMaps('dir', { origin, destination: place(clinic) });
}

/** A link to a web search. */
export function webSearch(query: string): string {
  return `https://www.google.com/search?${new URLSearchParams({ q: query })}`;
}

function googleMaps(kind: 'search' | 'dir', query: Record<string, string>): string {
  return `https://www.google.com/maps/${kind}/?${new URLSearchParams({ api: '1', ...query })}`;
}

function place(clinic: Clinic): string {
  return `${clinic.name}, ${addressText(clinic)}`;
}

function addressText({ address }: Clinic): string {
  return `${address.street}, ${address.locality} ${address.postalCode}`;
}
