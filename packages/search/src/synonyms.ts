/** Words operators use for one thing, one group a line. A query with one finds the others too, a little lower. */
const GROUPS = `
2fa = totp = two factor = two-factor authentication = mfa = multi factor = one time password = otp
smarthost = smart host = relay host = relayhost = relay
ssl = tls
starttls = start tls
ad = active directory = ldap
oidc = openid connect = openid = sso = single sign on
lets encrypt = acme = letsencrypt
certificate = cert = x509
fail2ban = auto ban = autoban = blocked ip = ban
postgres = postgresql = pgsql
mysql = mariadb
elastic = elasticsearch
s3 = object storage = minio = bucket
k8s = kubernetes
compose = docker compose
config = configuration
app = application
tenant = tenancy = multi tenant = multi tenancy
setup = set up
web admin = webadmin = admin panel = admin interface = web interface = dashboard = gui
cli = command line = stalwart-cli
mx = mail exchanger
spf = sender policy framework
dkim = domainkeys
autodiscover = autoconfig = auto discovery = autoconfiguration = automatic setup = automatic configuration = account setup
calendar = caldav
contacts = carddav = address book
file storage = webdav = files
mailing list = distribution list
catch all = catchall
plus addressing = subaddressing = sub addressing = sub-addressing
spam = junk
antivirus = clamav = virus
rbl = dnsbl = blocklist = blacklist = block list
allowlist = whitelist = allow list
password = secret = passphrase
unban = unblock = lift ban
cidr = subnet = netmask = network
login = sign in = log in = logon
full text search = fts
memory = ram
log = logs = logging = tracing
metrics = prometheus = monitoring
trace = opentelemetry = otel
proxy protocol = reverse proxy = load balancer = haproxy
throttle = rate limit = rate limiting = throttling
encryption at rest = pgp = openpgp = smime = s mime
mta sts = mtasts
tls rpt = tlsrpt
bounce = dsn = non delivery = ndr = delivery status
retry = reschedule = retries
upgrade = update = upgrading
backup = export = restore
import = migrate = migration
port = listener
api key = api token
webhook = web hook
ai = llm = artificial intelligence
imap = imap4 = imap4rev2
ham = not spam
dane = tlsa
cluster = high availability = ha = nodes
disk quota = quota = storage limit
alias = aliases
forward = forwarding = redirect
vacation = out of office = autoreply = auto reply
license = enterprise
linux = debian = ubuntu = fedora = centos = rhel
mta = mail transfer agent
banner = greeting
spoof = forge = fake
move = migrate = switch
delete = remove = strip
refuse = reject = block
`;

/** Phrases that mean the same, each as the words a visitor would type. */
export const SYNONYMS: readonly (readonly string[])[] = GROUPS.trim()
  .split("\n")
  .map((line) => line.split(" = "));
