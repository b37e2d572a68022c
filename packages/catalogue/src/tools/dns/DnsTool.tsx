import type { IslandProps } from "@docs/generator";
import { CodeOutput } from "../CodeOutput.tsx";
import { CheckFields, Field, FormActions, SelectField } from "../Field.tsx";
import { Findings, type ToolFinding } from "../Findings.tsx";
import { ResultTable } from "../ResultTable.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { useForm } from "../useForm.ts";
import { useReleases } from "../useReleases.ts";
import { validValues } from "../values/myValues.ts";
import {
  type DnsForm,
  type DnsPlan,
  dmarcStages,
  dnsRecords,
  emptyForm,
  openServices,
  services,
} from "./dnsRecords.ts";
import { digCommands, relativeName, zoneFile } from "./zoneFile.ts";

const EXAMPLE: DnsForm = {
  ...emptyForm,
  domain: "example.org",
  host: "mail.example.org",
  ipv4: "192.0.2.10",
  ipv6: "2001:db8::10",
  mtaSts: "9012683146523457712",
  dkim: 'v1-ed25519-20261101._domainkey.example.org. IN TXT "v=DKIM1; k=ed25519; h=sha256; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="',
};

const FIELDS: [name: keyof DnsForm, label: string, placeholder: string, hint?: string][] = [
  ["domain", "Domain", "example.org"],
  ["host", "Mail host", "mail.example.org", "If empty: mail and the domain."],
  ["ipv4", "IPv4 addresses", "192.0.2.10"],
  ["ipv6", "IPv6 addresses", "2001:db8::10"],
  ["senders", "Other senders", "include:example.net", "Addresses, ranges or include: for SPF."],
  ["reports", "Reports to", "postmaster@example.org", "For DMARC and TLS-RPT. The mailbox must exist."],
];

function ownForm(): Partial<DnsForm> {
  const { domain, host, ipv4, ipv6 } = validValues();
  return { domain, host, ipv4, ipv6 };
}

/** Creates the zone of a domain from its names, addresses and keys. */
export default function DnsTool({ element }: IslandProps) {
  const { values, change, field, reset } = useForm("dns", emptyForm, {
    kept: { except: "dkim" },
    own: ownForm,
  });
  const releases = useReleases(element);
  const find = (name: string) => releases.find((one) => one.name === name) ?? releases.at(-1);
  const { name: release, kind = "objects", docs } = find(values.release) ?? {};
  const plan = dnsRecords({ ...values, kind });
  const checked = (name: keyof DnsForm) => ({ ...field(name), error: plan.errors[name] });
  const { domain } = plan;
  const isAsEntered = domain === values.domain.trim().toLowerCase();
  const ownHints: Partial<DnsForm> = domain && !isAsEntered ? { domain: `In DNS: ${domain}` } : {};
  /** What the empty fields mean for this domain. */
  const defaults: Partial<DnsForm> = domain
    ? { host: `mail.${domain}`, reports: `postmaster@${domain}` }
    : {};
  return (
    <div className="tool">
      <div className="tool-beside">
        <div>
          <FormActions onExample={() => change(EXAMPLE)} onClear={reset} />
          <div className="tool-fields">
            {FIELDS.map(([name, label, placeholder, hint]) => (
              <Field
                key={name}
                label={label}
                {...checked(name)}
                placeholder={defaults[name] ?? placeholder}
                hint={ownHints[name] ?? hint}
              />
            ))}
            <SelectField
              label="DMARC stage"
              {...field("dmarc")}
              options={dmarcStages}
              note="Begin with none, and read the reports first."
            />
            <Field
              label="MTA-STS id"
              {...checked("mtaSts")}
              hint="From the server’s list. If empty: no MTA-STS."
            />
            <SelectField
              label="Release"
              value={release ?? ""}
              onChange={(name) => change({ release: name, services: openServices[find(name)?.kind ?? kind] })}
              options={releases.toReversed().map(({ name }) => name)}
              note="It determines which ports are open by default."
            />
          </div>
          <fieldset className="tool-checks">
            <legend>Services</legend>
            <CheckFields
              {...field("services")}
              options={services.map(({ id, label }) => ({ value: id, label }))}
            />
          </fieldset>
          <Field
            label="TLSA hash"
            {...checked("tlsa")}
            hint="SHA-256 of the public key, for 3 1 1. If empty: no TLSA."
          />
          <TextInput label="DKIM keys" rows={5} {...checked("dkim")} />
          {kind === "objects" && (
            <p className="tool-note">
              {release} can publish and renew these records at your DNS provider itself:{" "}
              <a href={`${docs}server/dns`}>Automatic DNS</a>.
            </p>
          )}
        </div>
        <div>
          <Results plan={plan} kind={kind} />
        </div>
      </div>
    </div>
  );
}

function Results({ plan, kind }: { plan: DnsPlan; kind: Parameters<typeof dnsRecords>[0]["kind"] }) {
  const { domain, records, reverse, warnings } = plan;
  const errors = Object.values(plan.errors);
  const findings = [
    ...errors.map((message): ToolFinding => ({ severity: "error", message })),
    ...warnings.map((message): ToolFinding => ({ severity: "warning", message })),
  ];
  if (domain === null) {
    return (
      <>
        <Findings findings={findings} none="Enter a domain to get its records." />
        <CodeOutput
          title="For example"
          text={zoneFile(EXAMPLE.domain, dnsRecords({ ...EXAMPLE, kind }).records)}
        />
      </>
    );
  }
  return (
    <>
      <Findings findings={findings} none={`${records.length} records, nothing to correct.`} />
      {records.length > 0 && (
        <>
          <CodeOutput title={`${domain}.zone`} text={zoneFile(domain, records)} />
          <h2>Line by line</h2>
          <p>Each name and value is a button that copies it for the form of your provider.</p>
          <ResultTable
            heads={["Name", "Type", "Value and purpose"]}
            rows={records.map(({ name, type, value, purpose }) => ({
              key: <CopyValue text={relativeName(name, domain)} />,
              value: type,
              text: (
                <>
                  <CopyValue text={value} />
                  <span>{purpose}</span>
                </>
              ),
            }))}
          />
        </>
      )}
      {reverse.length > 0 && (
        <>
          <h2>Reverse names</h2>
          <p>The owner of the addresses, usually your provider, sets these.</p>
          <CodeOutput
            title="PTR"
            text={reverse.map(({ name, host }) => `${name}. IN PTR ${host}.`).join("\n")}
          />
        </>
      )}
      {records.length > 0 && (
        <>
          <h2>Check them</h2>
          <CodeOutput title="Commands, each with the response to expect" text={digCommands(plan)} />
        </>
      )}
    </>
  );
}

function CopyValue({ text }: { text: string }) {
  return (
    <button type="button" className="tool-value" data-copy={text} aria-label={`Copy ${text}`}>
      {text}
    </button>
  );
}
