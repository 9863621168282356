import { ensureKustomize } from '../../scripts/lib/kustomize.mjs';
import { readEnvironment } from '../../scripts/lib/policy.mjs';
import { readEnvironment as readBySchema } from '../../src/domain/environment';
import { manifestsIn, problemsOf, renderOverlay, type Manifest } from '../support/kubernetes';
import { read } from './project';

const FOLDER = 'deploy/kubernetes';
const overlays = ['test', 'production'] as const;
/** Without an installed kustomize one is downloaded. */
const DOWNLOAD_MS = 180_000;

interface Pod {
  containers: {
    image: string;
    args?: string[];
    ports: { name: string }[];
    readinessProbe?: unknown;
    livenessProbe?: unknown;
    resources?: { limits?: { memory?: string } };
    securityContext?: object;
  }[];
  volumes?: { configMap?: { name: string } }[];
  securityContext?: { runAsNonRoot?: boolean };
  automountServiceAccountToken?: boolean;
  topologySpreadConstraints?: object[];
}
const rendered: Record<string, Manifest[]> = {};
beforeAll(async () => {
  const kustomize = await ensureKustomize();
  for (const overlay of overlays) rendered[overlay] = renderOverlay(kustomize, `${FOLDER}/overlays/${overlay}`);
}, DOWNLOAD_MS);

const find = (all: Manifest[], kind: string, name = 'portal') =>
  all.find((one) => one.kind === kind && one.metadata.name === name) as Manifest & { spec: Record<string, unknown> };
const podOf = (deployment: Manifest) => (deployment.spec as { template: { spec: Pod } }).template.spec;
const deploymentsIn = (all: Manifest[]) => all.filter(({ kind }) => kind === 'Deployment');

describe('T27 the manifests for Kubernetes', () => {
  test('the check finds wrong types, missing and unknown fields', () => {
    const [service] = manifestsIn(
      'apiVersion: v1\nkind: Service\nmetadata: { name: x, labels: { any: name } }\nspec: { ports: [{ port: a, prot: 1 }] }',
    );
    expect(problemsOf(service!)).toEqual(['Service x/spec/ports/0/port: type', 'Service x/spec/ports/0/prot: unknown']);
    const [claim] = manifestsIn('apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: x }\nspec: {}');
    expect(problemsOf(claim!)).toContain('Deployment x/spec: required');
  });

  test.each(overlays)('%s holds to the published schemas', (overlay) => {
    const all = rendered[overlay]!;
    expect(all.length).toBeGreaterThan(9);
    expect(all.flatMap(problemsOf)).toEqual([]);
  });

  test.each(overlays)('%s: no pod runs as root, writes to its root or has capabilities', (overlay) => {
    const all = rendered[overlay]!;
    expect(deploymentsIn(all)).toHaveLength(2);
    for (const pod of deploymentsIn(all).map(podOf)) {
      expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
      for (const container of pod.containers)
        expect(container).toMatchObject({
          securityContext: {
            readOnlyRootFilesystem: true,
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
          },
          readinessProbe: expect.anything(),
          livenessProbe: expect.anything(),
          resources: { limits: { memory: expect.any(String) } },
        });
    }
  });

  test.each(overlays)('%s: two replicas at least, of which one may go at a time', (overlay) => {
    const all = rendered[overlay]!;
    const { minReplicas, maxReplicas } = find(all, 'HorizontalPodAutoscaler').spec as Record<string, number>;
    expect(minReplicas).toBeGreaterThanOrEqual(2);
    expect(maxReplicas).toBeGreaterThan(minReplicas!);
    expect(find(all, 'Deployment').spec).not.toHaveProperty('replicas');
    const { replicas } = find(all, 'Deployment', 'portal-reports').spec as { replicas: number };
    expect(replicas).toBe(2);
    for (const [name, count] of Object.entries({ portal: minReplicas!, 'portal-reports': replicas })) {
      const selector = { matchLabels: { 'app.kubernetes.io/name': name } };
      expect(find(all, 'PodDisruptionBudget', name).spec).toMatchObject({ minAvailable: count - 1, selector });
      expect(podOf(find(all, 'Deployment', name)).topologySpreadConstraints).toEqual([
        expect.objectContaining({ topologyKey: 'kubernetes.io/hostname', labelSelector: selector }),
      ]);
    }
  });

  test.each(overlays)('%s: services, policies and the ingress find what they name', (overlay) => {
    const all = rendered[overlay]!;
    for (const deployment of deploymentsIn(all)) {
      const { name } = deployment.metadata;
      const selector = { 'app.kubernetes.io/name': name };
      expect(deployment).toMatchObject({ spec: { template: { metadata: { labels: selector } } } });
      expect(find(all, 'Service', name).spec).toMatchObject({ selector, ports: [{ targetPort: 'http' }] });
      expect(find(all, 'NetworkPolicy', name).spec).toMatchObject({ podSelector: { matchLabels: selector } });
      expect(podOf(deployment).containers[0]!.ports[0]!.name).toBe('http');
    }
    expect(find(all, 'NetworkPolicy', 'default-deny').spec).toMatchObject({ podSelector: {} });
  });

  test.each(overlays)('T1 %s: the ingress writes no addresses, which carry a token at a sign-on', (overlay) => {
    const { metadata } = find(rendered[overlay]!, 'Ingress');
    expect(metadata.annotations).toMatchObject({ 'nginx.ingress.kubernetes.io/enable-access-log': 'false' });
  });

  test('the options of the portal exist', () => {
    const { args } = podOf(find(rendered.production!, 'Deployment')).containers[0]!;
    const options = args!.map((arg) => arg.match(/^--([\w-]+)=/)![1]!);
    expect(options).toContain('reports');
    expect(
      options.filter((option) => !new RegExp(`^ +'?${option}'?: \\{ type`, 'm').test(read('deploy/serve.mjs'))),
    ).toEqual([]);
  });

  test.each(overlays)('%s: the maps that pods mount exist, images come from a registry', (overlay) => {
    const all = rendered[overlay]!;
    const maps = all.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
    const mounted = (podOf(find(all, 'Deployment')).volumes ?? []).flatMap(({ configMap }) => configMap?.name ?? []);
    expect(mounted).toHaveLength(2);
    expect(mounted.filter((name) => !maps.includes(name))).toEqual([]);
    const images = deploymentsIn(all).flatMap((each) => podOf(each).containers.map(({ image }) => image));
    expect(images.filter((image) => !/^[\w.-]+\/[\w-]+:\w/.test(image))).toEqual([]);
    const { namespace } = find(all, 'Deployment').metadata;
    expect(find(all, 'Namespace', namespace)).toBeDefined();
  });

  test.each(overlays)('R002 A37 %s: the environment is readable, and the ingress has its host', (overlay) => {
    const environment = readEnvironment(read(`${FOLDER}/overlays/${overlay}/environment.js`));
    expect(readBySchema(environment)).toMatchObject({ drift: [] });
    expect(environment.name).toBe(overlay);
    expect(read(`${FOLDER}/overlays/${overlay}/kustomization.yaml`)).toContain(
      `value: ${new URL(environment.portalSite).host}`,
    );
  });

  test('the registry is the one of the repository, without what only the mock server has', () => {
    const registry = JSON.parse(read('public/subsystems.json')) as {
      subsystems: { entry: { development?: string }; calls?: { path: string }[] }[];
    };
    for (const subsystem of registry.subsystems) {
      delete subsystem.entry.development;
      // The samples report finished work to the mock server; real subsystems have servers that do.
      const calls = subsystem.calls?.filter(({ path }) => path !== '/todo/todo/record/done');
      if (calls?.length) subsystem.calls = calls;
      else delete subsystem.calls;
    }
    expect(JSON.parse(read(`${FOLDER}/base/subsystems.json`))).toEqual(registry);
  });
});
