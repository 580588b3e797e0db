import { Icon } from '../../ui/Icon.tsx';

/** The arrow at the right end of a row that leads to another view. The oldest browsers lack the property `rotate`. */
export function RowChevron() {
  return <Icon name="chevron-down" size={16} className="shrink-0 [transform:rotate(-90deg)]" />;
}
