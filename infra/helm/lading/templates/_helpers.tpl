{{- define "lading.labels" -}}
app.kubernetes.io/name: lading
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "lading.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Settings of every process; secrets come from the Secret. */}}
{{- define "lading.env" -}}
- { name: HOST, value: 0.0.0.0 }
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: RUN_WORKER, value: 'false' }
- { name: TRUSTED_PROXIES, value: {{ .Values.trustedProxies | quote }} }
- { name: LADING_DIR, value: /var/lib/lading }
- { name: STATIC_DIR, value: /var/lib/lading/www }
- { name: METRICS_PORT, value: '9400' }
{{- if .Values.metrics.fromNamespaces }}
- { name: METRICS_HOST, value: 0.0.0.0 }
{{- end }}
{{- if .Values.storage.bucket }}
- { name: STORAGE_BUCKET, value: {{ .Values.storage.bucket | quote }} }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end }}

{{- define "lading.envFrom" -}}
- secretRef: { name: {{ .Values.existingSecret }} }
{{- end }}

{{- define "lading.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "lading.containerSecurity" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
{{- end }}

{{/* What the product writes. Files of documents outlive the pod: in the bucket or in the shared volume. */}}
{{- define "lading.volumeMounts" -}}
- { name: data, mountPath: /var/lib/lading }
- { name: tmp, mountPath: /tmp }
{{- if not .Values.storage.bucket }}
- { name: files, mountPath: /var/lib/lading/files }
{{- end }}
{{- end }}

{{- define "lading.volumes" -}}
- { name: data, emptyDir: {} }
- { name: tmp, emptyDir: {} }
{{- if not .Values.storage.bucket }}
- name: files
  persistentVolumeClaim:
    claimName: {{ .Values.storage.volume.existingClaim | default (printf "%s-files" .Release.Name) }}
{{- end }}
{{- end }}

{{- define "lading.serviceAccount" -}}
{{ ternary .Release.Name "default" .Values.serviceAccount.create }}
{{- end }}

{{/* Health of a process without a public port, on METRICS_PORT. */}}
{{- define "lading.localProbe" -}}
exec:
  command: [node, -e, "fetch('http://127.0.0.1:9400/health/{{ . }}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
periodSeconds: 10
timeoutSeconds: 5
{{- end }}

{{/* One replica per node where possible. */}}
{{- define "lading.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "lading.labels" .root | nindent 6 }}
      app.kubernetes.io/component: {{ .component }}
{{- end }}
