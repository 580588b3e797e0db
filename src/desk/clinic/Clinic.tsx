import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClinicStatus, StatusPart } from '../../../shared/desk/status.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sendRequest } from '../api/request.ts';
import { Heading } from '../parts/Heading.tsx';
import { Loading } from '../parts/Loading.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useTimes, useTimeWithToday } from '../time/times.ts';

/** The state of the server, and what needs attention; for doctors only. */
export function Clinic() {
  const { clinic: copy } = useCopy();
  const query = useQuery({
    queryKey: ['status'],
    queryFn: () => sendRequest<ClinicStatus>('/status'),
    staleTime: 0,
  });
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <Loading query={query} />
      {query.data && <Status status={query.data} />}
    </>
  );
}

function Status({ status }: { status: ClinicStatus }) {
  const { clinic: copy } = useCopy();
  const { attention, version, disk } = status;
  const sizeOf = useSizes();
  return (
    <>
      <p className="mt-1">{attention.length > 0 ? copy.needsPerson : copy.isFine}</p>
      <dl className="card mt-4 divide-y divide-line">
        <Row label={copy.backup} part="backup" status={status}>
          <Backup backup={status.backup} />
        </Row>
        <Row label={copy.forwarding} part="enquiries" status={status}>
          <Forwarding status={status} />
        </Row>
        {status.refused.length > 0 && (
          <Row label={copy.refused} part="refused" status={status}>
            <RefusedEnquiries refused={status.refused} />
          </Row>
        )}
        <Row label={copy.mail} part="mail" status={status}>
          <Connection connection={status.mail} missingText={copy.noMail} />
        </Row>
        <Row label={copy.formService} part="formService" status={status}>
          <Connection connection={status.formService} missingText={copy.noFormService} />
        </Row>
        <Row label={copy.certificate} part="certificate" status={status}>
          <Certificate certificate={status.certificate} />
        </Row>
        <Row label={copy.disk} part="disk" status={status}>
          {interpolate(copy.diskFree, { FREE: sizeOf(disk.free), TOTAL: sizeOf(disk.total) })}
        </Row>
        <Row label={copy.version} status={status}>
          {version}
        </Row>
      </dl>
    </>
  );
}

interface RowProps {
  label: string;
  part?: StatusPart;
  status: ClinicStatus;
  children: ReactNode;
}

function Row({ label, part, status: { attention }, children }: RowProps) {
  const needsAttention = part !== undefined && attention.includes(part);
  return (
    <div className="grid gap-1 p-4 sm:grid-cols-[14rem_1fr]">
      <dt className="text-soft">{label}</dt>
      <dd className={needsAttention ? 'warning' : ''}>
        {needsAttention && <Icon name="alert" size={18} className="mt-1.5 shrink-0" />}
        <div>{children}</div>
      </dd>
    </div>
  );
}

/** When a backup last passed its test restore, whether the latest attempt failed, and where copies are. */
function Backup({ backup: { verified, failedAt, copiedTo } }: Pick<ClinicStatus, 'backup'>) {
  const { clinic: copy } = useCopy();
  const { locale } = useSetup();
  const timeOf = useTimeWithToday();
  return (
    <>
      {failedAt && <p>{interpolate(copy.restoreFailed, { TIME: timeOf(failedAt) })}</p>}
      {!verified && !failedAt && <p>{copy.neverRestored}</p>}
      {verified && (
        <p>
          {interpolate(copy.lastRestore, {
            TIME: timeOf(verified.at),
            COUNT: verified.enquiries.toLocaleString(locale),
          })}
        </p>
      )}
      <p>{copiedTo ? interpolate(copy.copiedTo, { PLACE: copiedTo }) : copy.notCopied}</p>
    </>
  );
}

/** Whether every enquiry has been delivered to the clinic. */
function Forwarding({ status: { enquiries, mail, formService } }: { status: ClinicStatus }) {
  const { clinic: copy } = useCopy();
  const { locale } = useSetup();
  const timeOf = useTimeWithToday();
  const { undelivered, oldest } = enquiries;
  if (!mail && !formService) return copy.nobodyNotified;
  if (!oldest) return copy.delivered;
  return interpolate(copy.undelivered, {
    COUNT: undelivered.toLocaleString(locale),
    TIME: timeOf(oldest),
  });
}

/** How many messages were refused, and why. */
function RefusedEnquiries({ refused }: Pick<ClinicStatus, 'refused'>) {
  const { clinic: copy } = useCopy();
  const { locale } = useSetup();
  const timeOf = useTimeWithToday();
  return refused.map(({ reason, count, since }) => (
    <p key={reason}>
      {interpolate(reason === 'network' ? copy.refusedNetwork : copy.refusedUnstored, {
        COUNT: count.toLocaleString(locale),
        TIME: timeOf(since),
      })}
    </p>
  ));
}

interface ConnectionProps {
  connection: ClinicStatus['mail'];
  missingText: string;
}

function Connection({ connection, missingText }: ConnectionProps) {
  const { clinic: copy } = useCopy();
  if (!connection) return missingText;
  const { server: SERVER, problem: PROBLEM } = connection;
  return PROBLEM
    ? interpolate(copy.hasProblem, { SERVER, PROBLEM })
    : interpolate(copy.responds, { SERVER });
}

function Certificate({ certificate }: Pick<ClinicStatus, 'certificate'>) {
  const { clinic: copy } = useCopy();
  const timeOf = useTimes();
  if (!certificate) return copy.noCertificate;
  const { host: SERVER, problem: PROBLEM, until } = certificate;
  if (PROBLEM) return interpolate(copy.hasProblem, { SERVER, PROBLEM });
  return until && interpolate(copy.validUntil, { TIME: timeOf(until) });
}

/** Writes sizes in the language of the desk, such as `12.4 GB`. */
function useSizes(): (bytes: number) => string {
  const { locale } = useSetup();
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / 1e9);
}
