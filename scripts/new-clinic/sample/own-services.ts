import { sampleServices } from './sample.ts';
import { slugOf } from './slug.ts';

/** A service that the sample does not have. */
interface OwnService {
  /** A name for addresses. */
  id: string;
  title: string;
  /** In the clinic’s currency, if it was answered. */
  price?: number;
}

/** A name, and a price behind an equals sign: `Vaccination = 500`. */
const nameAndPrice = /^(.*?)\s*(?:=\s*(\d+))?$/;

/**
 * The services that are not the sample's.
 * @param services as they were answered
 * @param translated their names in another language, in the same order; without these they keep their own
 */
export function ownServices(services: string[], translated: string[] = []): OwnService[] {
  const ids = sampleServices().map(({ id }) => id);
  return services
    .filter((service) => !ids.includes(service))
    .map((service, index) => {
      const [, name = service, price] = nameAndPrice.exec(service) ?? [];
      const [, title = name] = nameAndPrice.exec(translated[index] ?? name) ?? [];
      const slug = slugOf(name);
      const id = slug === '' || ids.includes(slug) ? `service-${index + 1}` : slug;
      return { id, title, ...(price && { price: Number(price) }) };
    });
}
