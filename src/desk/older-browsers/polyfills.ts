// Features that the desk and its libraries use, and the oldest supported browsers lack. A test compares this list with
// the built scripts.
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/find-last-index';
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/map/group-by';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/at';
import 'core-js/actual/string/to-well-formed';
import 'core-js/actual/structured-clone';

URL.canParse ??= (address, base) => {
  try {
    return new URL(address, base) !== undefined;
  } catch {
    return false;
  }
};

AbortSignal.timeout ??= (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
};
