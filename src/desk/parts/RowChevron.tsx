import { Icon } from '../../ui/Icon.tsx';

/** The arrow at the right end of a row that leads to another view. Browsers of 2021 lack the property `rotate`. */
export function RowChevron() {
  return <Icon name="chevron-down" size={16} className="shrink-0 [transform:rotate(-90deg)]" />;
}
