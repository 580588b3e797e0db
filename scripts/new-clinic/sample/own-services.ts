import { sampleServices } from './sample.ts';
import { slugOf } from './slug.ts';

/** A service that the sample does not have. */
interface OwnService {
  /** Its name in addresses. */
  id: string;
  title: string;
  /** In the clinic’s currency, if it was given. */
  price?: number;
}

/** A name, optionally with an equals sign and a price after it: `Vaccination = 500`. */
const nameAndPrice = /^(.*?)\s*(?:=\s*(\d+))?$/;

/**
 * The services that the sample does not have.
 * @param services the services as answered
 * @param translated their names in another language, in the same order; without these they keep their own
 *   names
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
